import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { NextAppointment } from '../../appointments/index.ts';
import { LastConsultation } from '../../clinical-history/index.ts';
import { PrivateConsultation } from '../../coverage/index.ts';
import { Invitations } from '../../family-group/index.ts';
import { PatientGuard } from '../../guard-queue/index.ts';
import { useCrossFade } from '../../lib/use-cross-fade.ts';
import { PushOffer } from '../../notifications/index.ts';
import { WaitingOrders } from '../../pharmacy-orders/index.ts';
import { LatestPrescriptions, RunningOut } from '../../prescriptions/index.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CallPreview, ConnectionTest, DeviceCheck, keepForCall } from '../../video-call/index.ts';
import { RateConsultation } from '../../visits/index.ts';
import { appCopy } from '../app.copy.ts';
import { whenIdle } from '../fetch-when-idle.ts';
import { PatientFrame } from '../layouts/patient-layout.tsx';
import { QueueFrame } from '../layouts/queue-frame.tsx';
import { InstallHint } from '../offline/install-hint.tsx';
import { NewVersionBanner } from '../offline/new-version-banner.tsx';
import { callOf } from './call-address.ts';
import {
  type ChosenEquipment,
  equipmentOf,
  rememberCamera,
  useKeptEquipment,
} from './equipment.ts';
import { payConsultation } from './pay-consultation.tsx';

/** Parameter with the view of the patient's home, so that Back and a reload work. */
const STEP = 'paso';
const JOINING = 'guardia';
const DONE = 'fin';

/** `/paciente`: home, joining the guard and the waiting room; after a call, its end. */
export function PatientScreen() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const fadeTo = useCrossFade();
  const done = params.get(DONE);
  const { equipment, keepEquipment, beginAnew } = useEquipment();
  const [hasFinished, setHasFinished] = useState(false);
  useEffect(() => void whenIdle(fetchJoinFlow), []);
  const closeRating = () => {
    setHasFinished(true);
    setParams({}, { replace: true });
  };
  return (
    <>
      <PatientGuard
        isJoining={params.get(STEP) === JOINING}
        onJoin={() => {
          beginAnew();
          setParams({ [STEP]: JOINING });
        }}
        onHome={() => setParams({}, { state: equipment })}
        equipment={equipment}
        onEnter={(queueId, wanted) => {
          keepForCall();
          fadeTo(...callOf('paciente', queueId, { ...equipment, ...wanted }));
        }}
        frame={(place, content, strip) =>
          place === 'home' ? (
            <PatientFrame>{content}</PatientFrame>
          ) : (
            <QueueFrame strip={strip}>{content}</QueueFrame>
          )
        }
        homeSide={
          <>
            {/* Beside the button that joins the guard, never above it: notices may arrive while the finger is moving. */}
            <NewVersionBanner />
            <Invitations />
            {hasFinished && <InstallHint />}
            <NextAppointment
              onEnter={(queueId) => void navigate(...callOf('paciente', queueId, equipment))}
            />
            <WaitingOrders />
            <LatestPrescriptions />
          </>
        }
        homeBelow={
          <>
            <LastConsultation />
            <RunningOut />
          </>
        }
        slots={{
          connectionTest: (way) => (
            <TryConnection {...way} onChosen={(camera) => keepEquipment({ camera })} />
          ),
          deviceCheck: ({ heading, onDone }) => (
            <DeviceCheck
              wayHeading={heading}
              isAudioOnly={!equipment.camera}
              onDone={(tried) => {
                keepEquipment(tried);
                onDone();
              }}
            />
          ),
          privateConsultation: (visit) => (
            <PrivateConsultation {...visit} payment={payConsultation} />
          ),
          equipmentButton: <EquipmentButton onDone={keepEquipment} />,
          pushOffer: (fallback) => <PushOffer fallback={fallback} />,
          callPreview: (props) => <CallPreview {...props} />,
        }}
      />
      {done && <RateConsultation queueId={done} onClose={closeRating} />}
    </>
  );
}

/** Fetches the code for joining before its button is pressed; if that fails, it is fetched then. */
const fetchJoinFlow = () =>
  void import('../../guard-queue/patient/joining/join-flow-chunk.tsx').catch(() => undefined);

/** The equipment chosen for the call, kept after a reload. */
function useEquipment() {
  const kept = useKeptEquipment();
  // The logo opens another history entry, whose state is empty.
  const [chosen, setChosen] = useState(kept.chosen);
  const keepEquipment = (tried: ChosenEquipment) => {
    setChosen({ ...chosen, ...tried });
    kept.keep({ ...chosen, ...tried });
  };
  const beginAnew = () => {
    rememberCamera(true);
    setChosen({ ...chosen, camera: true });
  };
  return { equipment: equipmentOf(chosen), keepEquipment, beginAnew };
}

type TryConnectionProps = {
  /** Continues with the camera, or with sound only. */
  onChosen: (camera: boolean) => void;
  onPass: () => void;
  onCancel: () => void;
};

/** Tests the connection before joining the guard. */
function TryConnection({ onChosen, onPass, onCancel }: TryConnectionProps) {
  const goOn = (camera: boolean) => () => {
    onChosen(camera);
    onPass();
  };
  return <ConnectionTest onPassed={goOn(true)} onAudioOnly={goOn(false)} onDismissed={onCancel} />;
}

/** Tests camera and microphone again while waiting. */
function EquipmentButton({ onDone }: { onDone: (tried: ChosenEquipment) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button isWide onPress={() => setIsOpen(true)}>
        {appCopy.testEquipment}
      </Button>
      <Dialog
        title={appCopy.testEquipment}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        hasCloseButton
      >
        <DeviceCheck
          onDone={(tried) => {
            onDone(tried);
            setIsOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
