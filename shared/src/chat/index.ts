export { Chat, type ChatProps } from './Chat.tsx';
