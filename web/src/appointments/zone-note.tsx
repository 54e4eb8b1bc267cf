import { hourOf } from '@app/contract/kernel';
import { Globe } from 'lucide-react';
import { Chip } from '../ui/feedback/chip.tsx';
import { zoneCopy } from './appointments.copy.ts';

const deviceHour = (when: Date): string =>
  [when.getHours(), when.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

/** 'Hora de Argentina', if the device's clock shows another time at that instant. */
export const ZoneNote = ({ at }: { at: Date }) =>
  deviceHour(at) === hourOf(at) ? null : (
    <Chip icon={<Globe aria-hidden size={18} />}>{zoneCopy.note}</Chip>
  );
