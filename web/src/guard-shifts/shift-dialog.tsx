import {
  changeShift,
  createShift,
  endShift,
  type NewShift,
  newShiftSchema,
  type Shift,
} from '@app/contract/guard-shifts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../lib/server/call.ts';
import { causeText } from '../lib/server/failure-text.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { dayNow } from '../lib/server/server-time.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Form } from '../ui/form/form.tsx';
import { type AppForm, useAppForm } from '../ui/form/use-app-form.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { shiftsCopy as copy, refusedFields, shiftMessages } from './guard-shifts.copy.ts';
import { shiftProfessionalsQuery, shiftsKey } from './guard-shifts.queries.ts';
import { ShiftFields, type ShiftForm } from './shift-fields.tsx';

type Props = { shift: Shift | undefined; onClose: () => void };

/** Adds, changes or ends a weekly shift. */
export function ShiftDialog({ shift, onClose }: Props) {
  const formId = useId();
  const professionals = useQuery(shiftProfessionalsQuery);
  const form = useAppForm<ShiftForm, NewShift>({
    schema: newShiftSchema,
    defaultValues: shift ? valuesOf(shift) : EMPTY(),
    messages: shiftMessages,
  });
  const { saving, ending } = useShiftChanges(shift, form, onClose);
  const [isEnding, setIsEnding] = useState(false);
  const error = saving.error ?? ending.error;
  return (
    <Dialog
      title={shift ? copy.titleChange : copy.titleNew}
      isOpen
      hasCloseButton
      onClose={onClose}
      actions={
        <>
          {shift && (
            <Button kind="danger" onPress={() => setIsEnding(true)}>
              {copy.end}
            </Button>
          )}
          <Button kind="primary" type="submit" form={formId} isPending={saving.isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      {professionals.data ? (
        <Form id={formId} form={form} onSubmit={(values) => saving.mutate(values)}>
          <ShiftFields form={form} professionals={professionals.data} />
        </Form>
      ) : professionals.error ? (
        <ErrorState
          text={copy.failed}
          error={professionals.error}
          onRetry={() => void professionals.refetch()}
        />
      ) : (
        <Skeleton lines={['control', 'control', 'control']} />
      )}
      {error && !refusedField(error) && (
        <Banner tone="danger">{causeText(error) ?? copy.failedSaving}</Banner>
      )}
      <ConfirmDialog
        question={copy.endQuestion}
        isOpen={isEnding}
        isDangerous
        isPending={ending.isPending}
        confirmLabel={copy.end}
        onConfirm={() => ending.mutate()}
        onClose={() => setIsEnding(false)}
      >
        <p>{copy.endDetail}</p>
      </ConfirmDialog>
    </Dialog>
  );
}

const EMPTY = (): Partial<ShiftForm> => ({
  professionalId: '',
  from: '',
  to: '',
  validFrom: dayNow(),
  validUntil: null,
  onHolidays: true,
});

const valuesOf = ({
  id: _,
  professional: __,
  specialty: ___,
  version: ____,
  ...shift
}: Shift): ShiftForm => shift;

const refusedField = (error: unknown): string | undefined =>
  (refusedFields as Partial<Record<string, string>>)[problemCode(error)];

function useShiftChanges(
  shift: Shift | undefined,
  form: AppForm<ShiftForm, NewShift>,
  onClose: () => void,
) {
  const queries = useQueryClient();
  const done = (text: string) => {
    void queries.invalidateQueries({ queryKey: shiftsKey });
    toast.success(text);
    onClose();
  };
  const refused = (error: unknown) => {
    const field = refusedField(error);
    if (field) form.refuse([{ field, code: 'refused', message: problemCode(error) }]);
    // The shift may have changed.
    void queries.invalidateQueries({ queryKey: shiftsKey });
  };
  const saving = useMutation({
    mutationFn: (body: NewShift) =>
      shift
        ? call(changeShift, {
            params: { shiftId: shift.id },
            body: { ...body, version: shift.version },
          })
        : call(createShift, { body }),
    onSuccess: () => done(copy.saved),
    onError: refused,
  });
  const ending = useMutation({
    mutationFn: () => call(endShift, { params: { shiftId: shift?.id ?? '' } }),
    onSuccess: () => done(copy.ended),
  });
  return { saving, ending };
}
