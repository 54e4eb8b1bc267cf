export { BranchDoor, BranchName } from './branch-door.tsx';
