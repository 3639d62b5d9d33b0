export { Chat, type ChatProps } from './Chat.tsx';
export { describeWishes } from './describe-wishes.ts';
export { describeHandOver } from './describe-hand-over.ts';
export { getConversationLabel } from './conversation-link.ts';
export { DesignVersions, namePicture } from './DesignVersions.tsx';
export { SessionSteps } from './SessionSteps.tsx';
export { MarkedPicture } from './MarkedPicture.tsx';
export { useConversation, useSendMessage } from './use-conversation.ts';
export { removeTextDrafts, useTextDraft } from './text-draft.ts';
