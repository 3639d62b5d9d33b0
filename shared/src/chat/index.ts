export { Chat, type ChatProps } from './Chat.tsx';
export { useConversation, useSendMessage } from './use-conversation.ts';
