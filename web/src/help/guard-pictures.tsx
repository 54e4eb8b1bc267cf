import { Bell, FileText, House, Plus, Send, Share2, Video } from 'lucide-react';
import { Box, Hand, Icon, line, Phone, Picture, Spot, Words } from './picture-parts.tsx';

const Choice = ({ y, isChosen = false }: { y: number; isChosen?: boolean }) => (
  <>
    <circle
      cx="62"
      cy={y}
      r="6.5"
      strokeWidth="2.5"
      className={isChosen ? 'fill-brand-700 stroke-brand-700' : 'fill-surface stroke-brand-700'}
    />
    {isChosen && <circle cx="62" cy={y} r="2.5" className="fill-surface" />}
    <Words x={75} y={y - 2.5} width={28} />
  </>
);

/** Joining the guard. */
export const guard = [
  <Picture key="button">
    <Phone />
    <Words x={56} y={26} width={34} />
    <Words x={56} y={37} width={48} />
    <Spot x={80} y={65} r={20} />
    <rect x="54" y="53" width="52" height="24" rx="6" className="fill-brand-700" />
    <Icon of={Video} x={60} y={54} size={22} isOnDark />
    <Hand x={95} y={69} />
  </Picture>,
  <Picture key="who">
    <Phone />
    <Words x={56} y={24} width={40} />
    <Choice y={46} />
    <rect x="51" y="57" width="58" height="22" rx="11" className="fill-acting-bg" />
    <Choice y={68} isChosen />
    <Choice y={90} />
    <Hand x={97} y={72} />
  </Picture>,
  <Picture key="bell">
    <Phone />
    <Spot x={80} y={56} r={24} />
    <Icon of={Bell} x={62} y={38} size={36} />
    <path {...line} d="M36 42c-5 9-5 19 0 28M24 35c-9 14-9 28 0 42" />
    <path {...line} d="M124 42c5 9 5 19 0 28M136 35c9 14 9 28 0 42" />
    <Words x={60} y={94} width={40} />
  </Picture>,
];

const Sheet = () => (
  <>
    <Box x={34} y={8} width={76} height={102} round={6} />
    <Icon of={Plus} x={42} y={15} size={20} />
    <Words x={66} y={22} width={34} />
    <Words x={44} y={42} width={56} />
    <Words x={44} y={54} width={44} />
    <Words x={44} y={66} width={50} />
    <path {...line} d="M46 92c6-9 10 8 15-1s7 4 12 0" strokeWidth="2.5" />
  </>
);

/** From the prescription to the pharmacy. */
export const prescription = [
  <Picture key="place">
    <path
      d="M24 8v66a12 12 0 0 0 12 12h88a12 12 0 0 0 12-12V8"
      strokeWidth="3"
      strokeLinecap="round"
      className="fill-surface stroke-brand-700"
    />
    <Words x={38} y={16} width={84} />
    <Words x={38} y={29} width={60} />
    <path {...line} d="M27 45h106" className="stroke-brand-100" />
    <Spot x={80} y={65} r={18} />
    <Icon of={House} x={36} y={54} size={22} />
    <Icon of={FileText} x={68} y={53} size={24} />
    <Icon of={Bell} x={102} y={54} size={22} />
    <Hand x={84} y={78} />
  </Picture>,
  <Picture key="share">
    <Sheet />
    <Spot x={110} y={66} r={23} />
    <circle cx="110" cy="66" r="17" className="fill-brand-700" />
    <Icon of={Share2} x={100} y={56} size={20} isOnDark />
    <Hand x={116} y={76} />
  </Picture>,
  <Picture key="send">
    <path {...line} d="M6 104c0-16 8-26 20-34" strokeDasharray="1 7" />
    <Icon of={Send} x={14} y={36} size={40} />
    <path
      d="M80 52h64v54H80z"
      strokeWidth="3"
      strokeLinejoin="round"
      className="fill-surface stroke-brand-700"
    />
    <path
      d="M76 34h72l4 18H72z"
      strokeWidth="3"
      strokeLinejoin="round"
      className="fill-brand-100 stroke-brand-700"
    />
    <path d="M106 62h12v10h10v12h-10v10h-12V84H96V72h10z" className="fill-ok-700" />
  </Picture>,
];
