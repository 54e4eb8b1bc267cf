export { WhatsAppCard } from './whatsapp-card.tsx';
