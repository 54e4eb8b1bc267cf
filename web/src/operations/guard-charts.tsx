import type { ChartPeriod, ChartPoint } from '@app/contract/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { BarChart } from '../ui/charts/bar-chart.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatNumber } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { type Column, Table } from '../ui/layout/table.tsx';
import { chartCopy as copy } from './operations.copy.ts';
import { chartQuery } from './operations.queries.ts';

type Series = keyof typeof copy.series;
const SERIES = Object.keys(copy.series) as Series[];

/** Visits, waits and ratings of the guard, today or this month; as charts or as a table. */
export function GuardCharts() {
  const [period, setPeriod] = useState<ChartPeriod>('day');
  const [isTable, setIsTable] = useState(false);
  const chart = useQuery(chartQuery(period));
  return (
    <Card
      title={copy.title}
      aside={
        <>
          <fieldset className="m-0 flex gap-2 border-0 p-0">
            <legend className="sr-only">{copy.period}</legend>
            {(['day', 'month'] as const).map((one) => (
              <Button
                key={one}
                kind={one === period ? 'primary' : 'secondary'}
                aria-pressed={one === period}
                onPress={() => setPeriod(one)}
              >
                {copy[one]}
              </Button>
            ))}
          </fieldset>
          <Button kind="quiet" onPress={() => setIsTable(!isTable)}>
            {isTable ? copy.asChart : copy.asTable}
          </Button>
        </>
      }
    >
      {chart.data ? (
        <Points points={chart.data} period={period} isTable={isTable} />
      ) : chart.error ? (
        <ErrorState text={copy.failed} error={chart.error} onRetry={() => void chart.refetch()} />
      ) : (
        <Skeleton lines={['card']} />
      )}
    </Card>
  );
}

type PointsProps = { points: ChartPoint[]; period: ChartPeriod; isTable: boolean };

function Points({ points, period, isTable }: PointsProps) {
  const nameOf = ({ at }: ChartPoint) => (period === 'day' ? copy.hour(at) : copy.dayOf(at));
  if (points.every(({ visits }) => visits === 0)) return <EmptyState text={copy.none} />;
  if (isTable) {
    return (
      <Table
        caption={copy.title}
        columns={columnsOf(copy.at[period], nameOf)}
        rows={points.filter(({ visits }) => visits > 0)}
        rowKey={({ at }) => at}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
      {SERIES.map((series) => (
        <figure key={series} className="m-0 flex min-w-0 flex-col gap-2">
          <figcaption className="text-14 font-medium text-ink-2">{copy.series[series]}</figcaption>
          <BarChart
            title={`${copy.series[series]}, ${copy[period]}`}
            bars={points.map((point) => ({
              id: point.at,
              label:
                period === 'day' ? String(Number(point.at)) : String(Number(point.at.slice(8))),
              value: point[series],
            }))}
            format={formatNumber}
          />
        </figure>
      ))}
    </div>
  );
}

const columnsOf = (header: string, nameOf: (point: ChartPoint) => string): Column<ChartPoint>[] => [
  { id: 'at', header, isRowHeader: true, cell: nameOf },
  ...SERIES.map((series) => ({
    id: series,
    header: copy.series[series],
    isNumeric: true,
    cell: (point: ChartPoint) => {
      const value = point[series];
      return value === null ? copy.nothing : formatNumber(value);
    },
  })),
];
