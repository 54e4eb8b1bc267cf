export { ShiftsBoard } from './shifts-board.tsx';
