export { PeopleScreen } from './people-screen.tsx';
