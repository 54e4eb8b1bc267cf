export { ChangedTexts } from './changed-texts.tsx';
export { WhatsAppCard } from './whatsapp-card.tsx';
