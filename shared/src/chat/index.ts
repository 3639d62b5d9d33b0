export { Chat, type ChatProps } from './Chat.tsx';
export { describeHandOver } from './describe-hand-over.ts';
export { getConversationLabel } from './conversation-link.ts';
export { DesignVersions, namePicture } from './DesignVersions.tsx';
export { MarkedPicture } from './MarkedPicture.tsx';
export { useConversation, useSendMessage } from './use-conversation.ts';
