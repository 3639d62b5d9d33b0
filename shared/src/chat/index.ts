export { Chat, type ChatProps } from './Chat.tsx';
export { getConversationLabel } from './conversation-link.ts';
export { useConversation, useSendMessage } from './use-conversation.ts';
