import { useState } from 'react';
import { StageButton } from '../../ui/actions/stage-button.tsx';
import type { DeviceProblem } from '../session/call-session.ts';
import { BROWSER_HELP, deviceCopy, failureText } from '../video-call.copy.ts';

type StartProps = {
  /** Requests the devices again. */
  onRetry: () => void;
  onWithoutCamera: () => void;
  onWithoutDevices: () => void;
};
type PermissionProps = StartProps & { problem: DeviceProblem | null; isAsking: boolean };

/** Before the devices are open: explains the permission prompt, or the failure. */
export function DevicePermission({ problem, isAsking, ...start }: PermissionProps) {
  if (problem) return <Failure problem={problem} {...start} />;
  if (!isAsking) return null;
  return (
    <div className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-4 bg-stage p-6 text-center">
      <h2>{deviceCopy.explainTitle}</h2>
      <p className="max-w-md">
        {deviceCopy.explain} <strong>{deviceCopy.allow}</strong>.
      </p>
      <StageButton isSecondary onPress={start.onWithoutCamera}>
        {deviceCopy.withoutCamera}
      </StageButton>
    </div>
  );
}

type FailureProps = StartProps & { problem: DeviceProblem };

function Failure({ problem, onRetry, onWithoutCamera, onWithoutDevices }: FailureProps) {
  return (
    <div
      role="alert"
      className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-4 overflow-auto bg-stage p-6"
    >
      <FailureExplanation problem={problem} />
      <div className="flex flex-wrap justify-center gap-3">
        <StageButton isSecondary onPress={onRetry}>
          {deviceCopy.retry}
        </StageButton>
        {problem.device === 'camera' && (
          <StageButton isSecondary onPress={onWithoutCamera}>
            {problem.failure === 'absent' ? deviceCopy.audioOnly : deviceCopy.withoutCamera}
          </StageButton>
        )}
        {mayGoWithout(problem) && (
          <StageButton isSecondary onPress={onWithoutDevices}>
            {deviceCopy.withoutDevices}
          </StageButton>
        )}
      </div>
    </div>
  );
}

/** Whoever has no microphone can still listen and write, where the browser can be in a call at all. */
export const mayGoWithout = ({ device }: DeviceProblem): boolean =>
  device === 'microphone' && 'RTCPeerConnection' in window;

/** A failure and its advice; a denied permission links to the browser's help. */
export function FailureExplanation({ problem }: { problem: DeviceProblem }) {
  const { title, detail, steps } = failureText(problem.device, problem.failure);
  return (
    <div className="flex max-w-md flex-col gap-3">
      <h2>{title}</h2>
      <p>{detail}</p>
      {steps.length > 0 && (
        <ol className="list-decimal pl-6" aria-label={deviceCopy.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {ELSEWHERE.includes(problem.failure) && <CopyLink />}
      {problem.failure === 'refused-by-user' && (
        <a href={browserHelp()} target="_blank" rel="noreferrer" className="text-current">
          {deviceCopy.browserHelp}
        </a>
      )}
    </div>
  );
}

/** Failures that another browser does not have. */
const ELSEWHERE: readonly DeviceProblem['failure'][] = ['unanswered', 'unsupported'];

/** The address of the site, to open it in another browser. */
function CopyLink() {
  const [isCopied, setIsCopied] = useState(false);
  const { origin } = window.location;
  const copy = () => navigator.clipboard.writeText(origin).then(() => setIsCopied(true));
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span className="min-w-0 break-all select-all">{origin}</span>
      {'clipboard' in navigator && (
        <button
          type="button"
          className="min-h-target cursor-pointer underline"
          onClick={() => void copy().catch(() => undefined)}
        >
          {deviceCopy.copyLink}
        </button>
      )}
      <span role="status">{isCopied && deviceCopy.linkCopied}</span>
    </p>
  );
}

function browserHelp(): string {
  const { userAgent } = navigator;
  if (/Edg\//.test(userAgent)) return BROWSER_HELP.edge;
  if (/Firefox\//.test(userAgent)) return BROWSER_HELP.firefox;
  return /Chrome\//.test(userAgent) ? BROWSER_HELP.chrome : BROWSER_HELP.safari;
}
