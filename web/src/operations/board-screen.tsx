import type { Board } from '@app/contract/operations';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { cx } from '../ui/class-names.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatDateTime, formatNumber } from '../ui/format.ts';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { GuardCharts } from './guard-charts.tsx';
import { boardCopy as copy } from './operations.copy.ts';
import { boardQuery } from './operations.queries.ts';

type Figure = {
  name: keyof typeof copy.numbers;
  /** The screen with the details. */
  to: string;
  /** Any number above zero needs attention. */
  isTrouble?: boolean;
};

const FIGURES: readonly Figure[] = [
  { name: 'waiting', to: '/admin/guardia' },
  { name: 'longestWaitMinutes', to: '/admin/guardia' },
  { name: 'onGuard', to: '/admin/guardia' },
  { name: 'inCall', to: '/admin/guardia' },
  { name: 'lateRecords', to: '/admin/guardia?vista=registros', isTrouble: true },
  { name: 'appointmentsToday', to: '/admin/turnos?estado=AHEAD' },
  { name: 'ordersToQuote', to: '/admin/sistema?tab=pendientes' },
  { name: 'openRequests', to: '/admin/solicitudes' },
  { name: 'lateRequests', to: '/admin/solicitudes?plazo=vencidas', isTrouble: true },
  { name: 'actsToApprove', to: '/admin/solicitudes', isTrouble: true },
  {
    name: 'suspendedByRegistry',
    to: '/admin/personas?habilitacion=SUSPENDED_BY_REGISTRY',
    isTrouble: true,
  },
  { name: 'failedDeliveries', to: '/admin/mensajes?tab=entregas', isTrouble: true },
  { name: 'failedPayments', to: '/admin/sistema?tab=pendientes', isTrouble: true },
  { name: 'takenBackPayments', to: '/admin/pagos?estado=TAKEN_BACK', isTrouble: true },
  { name: 'lastBackup', to: '/admin/sistema' },
];

/** `/admin`: the clinic in numbers; each links to the screen with its details. */
export function BoardScreen() {
  const board = useQuery(boardQuery);
  return (
    <>
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      {board.data ? (
        <Numbers board={board.data} />
      ) : board.error ? (
        <ErrorState text={copy.failed} error={board.error} onRetry={() => void board.refetch()} />
      ) : (
        <Skeleton lines={['card', 'card']} />
      )}
      <GuardCharts />
    </>
  );
}

const Numbers = ({ board }: { board: Board }) => (
  <ul aria-label={copy.now} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
    {FIGURES.map((figure) => (
      <li key={figure.name} className="min-w-0">
        <NumberCard figure={figure} board={board} />
      </li>
    ))}
  </ul>
);

const LOOK = 'flex h-full flex-col gap-1 rounded-lg border bg-surface px-4 py-3 shadow-1';

function NumberCard({ figure, board }: { figure: Figure; board: Board }) {
  const { name, to, isTrouble } = figure;
  const isAlarming = isTrouble === true && Number(board[name]) > 0;
  const look = cx(LOOK, isAlarming ? 'border-danger-700' : 'border-line');
  const content = (
    <>
      <span
        className={cx(
          'font-bold tabular-nums',
          written(name, board) === copy.noData ? 'text-16 text-ink-2' : 'text-24',
          isAlarming && 'text-danger-700',
        )}
      >
        {written(name, board)}
      </span>
      <span className="text-small text-ink-2">{copy.numbers[name]}</span>
    </>
  );
  return (
    <Link to={to} className={cx(look, 'text-ink-1 no-underline hover:border-brand-700')}>
      {content}
    </Link>
  );
}

function written(name: Figure['name'], board: Board): string {
  if (name === 'lastBackup')
    return board.lastBackup ? formatDateTime(board.lastBackup) : copy.noData;
  const value = board[name];
  if (name === 'longestWaitMinutes') return value === null ? '—' : copy.minutes(value);
  return value === null ? copy.noData : formatNumber(value);
}
