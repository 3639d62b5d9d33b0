export { Chat, type ChatProps } from './Chat.tsx';
export { describeHandOver, describeWishes, getConversationLabel } from './descriptions.ts';
export { DesignVersions, namePicture } from './DesignVersions.tsx';
export { SessionSteps } from './SessionSteps.tsx';
export { MarkedPicture } from './MarkedPicture.tsx';
export { useConversation } from './use-conversation.ts';
export { useTextDraft } from './text-draft.ts';
