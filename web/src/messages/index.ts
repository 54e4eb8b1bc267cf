export { ChatDoor } from './chat/chat-door.tsx';
