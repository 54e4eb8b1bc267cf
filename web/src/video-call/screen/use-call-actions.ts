import type { CallSide } from '@app/contract/video-call';
import { useState } from 'react';
import { type ScreenAction, useScreenActions } from '../../lib/screen-actions.ts';
import type { Device, PeerSession } from '../session/call-session.ts';
import { spokenCopy, stageCopy } from '../video-call.copy.ts';

type Options = {
  session: PeerSession;
  /** The viewer's side: shortcuts are for professionals. */
  side: CallSide;
  local: ReturnType<PeerSession['getState']>['local'];
  isFilling: boolean;
  onFit: () => void;
  onWrite: () => void;
};

/**
 * Palette actions and shortcuts of a call. Returns what to announce, because the changed button may
 * not have the focus.
 */
export function useCallActions({ session, side, local, ...options }: Options): string {
  const [changed, setChanged] = useState<Device>();
  const toggle = (device: Device) => () => {
    setChanged(device);
    void session.toggle(device);
  };
  const actions: ScreenAction[] = [
    {
      id: 'microphone',
      group: 'call',
      label: local.microphone ? stageCopy.mute : stageCopy.unmute,
      shortcut: 'microphone',
      run: toggle('microphone'),
    },
    {
      id: 'camera',
      group: 'call',
      label: local.camera ? stageCopy.cameraOff : stageCopy.cameraOn,
      shortcut: 'camera',
      run: toggle('camera'),
    },
    {
      id: 'fit',
      group: 'call',
      label: options.isFilling ? stageCopy.fit : stageCopy.fill,
      run: options.onFit,
    },
    { id: 'write', group: 'call', label: stageCopy.writeMessage, run: options.onWrite },
  ];
  useScreenActions(side === 'professional' ? actions : NONE);
  return changed ? spokenCopy[changed](local[changed]) : '';
}

const NONE: readonly ScreenAction[] = [];
