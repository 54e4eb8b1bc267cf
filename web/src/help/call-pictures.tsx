import { Lock, Mic, RefreshCw, RotateCw, Video, Wifi } from 'lucide-react';
import {
  Box,
  BrowserWindow,
  Hand,
  Icon,
  line,
  Phone,
  Picture,
  Spot,
  Words,
} from './picture-parts.tsx';

const SwitchedOn = ({ y }: { y: number }) => (
  <>
    <rect x="88" y={y} width="34" height="20" rx="10" className="fill-brand-700" />
    <circle cx="112" cy={y + 10} r="7" className="fill-surface" />
  </>
);

/** Giving the permission for camera and microphone. */
export const camera = [
  <Picture key="lock">
    <BrowserWindow />
    <rect x="20" y="22" width="120" height="18" rx="9" className="fill-brand-50" />
    <Spot x={33} y={31} r={13} />
    <Icon of={Lock} x={24} y={22} size={18} />
    <Words x={52} y={29} width={74} />
    <Words x={84} y={60} width={48} />
    <Words x={84} y={74} width={36} />
    <Words x={84} y={88} width={44} />
    <Hand x={36} y={38} />
  </Picture>,
  <Picture key="allow">
    <Box x={22} y={16} width={116} height={88} round={9} />
    <Icon of={Video} x={36} y={26} size={30} />
    <SwitchedOn y={31} />
    <path {...line} d="M34 61h92" className="stroke-brand-100" />
    <Icon of={Mic} x={36} y={68} size={30} />
    <Spot x={112} y={82} />
    <SwitchedOn y={72} />
    <Hand x={117} y={84} />
  </Picture>,
  <Picture key="retry">
    <Phone />
    <circle cx="80" cy="38" r="16" className="fill-brand-100" />
    <Icon of={Video} x={68} y={26} size={24} />
    <Spot x={80} y={74} r={22} />
    <rect x="54" y="62" width="52" height="24" rx="6" className="fill-brand-700" />
    <Icon of={RotateCw} x={61} y={65} size={18} isOnDark />
    <Hand x={95} y={76} />
  </Picture>,
];

/** A better connection, and what to do if it fails. */
export const connection = [
  <Picture key="near">
    <Box x={6} y={72} width={66} height={26} round={7} />
    <path {...line} d="M20 85h1M32 85h1M58 72V52" />
    <path {...line} d="M50 44a11 11 0 0 1 16 0M43 35a21 21 0 0 1 30 0" />
    <Phone x={86} />
    <Spot x={120} y={58} r={22} />
    <Icon of={Wifi} x={103} y={39} size={34} />
  </Picture>,
  <Picture key="others">
    <Box x={30} y={8} width={118} height={78} round={9} isTinted />
    <Box x={12} y={32} width={118} height={78} round={9} />
    <path {...line} d="M12 56h118" />
    <Icon of={Video} x={32} y={64} size={36} />
    <Spot x={115} y={44} r={12} />
    <path {...line} d="M110 39l10 10M120 39l-10 10" />
    <Hand x={116} y={50} />
  </Picture>,
  <Picture key="alone">
    <Phone />
    <circle cx="80" cy="58" r="25" className="fill-brand-100" />
    <Icon of={RefreshCw} x={59} y={37} size={42} />
    <Words x={60} y={94} width={40} />
  </Picture>,
];
