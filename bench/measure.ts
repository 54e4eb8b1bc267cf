/** One result: product against reference, in the direction of its goal. */
export type Result = {
  id: string;
  what: string;
  product: number;
  reference: number;
  ratio: number;
  goal: string;
  reached: boolean;
  unit: string;
  note?: string;
};

const ROUNDS = 5;

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Measurement = {
  id: string;
  what: string;
  unit: string;
  goal: { atLeast: number } | { atMost: number };
  product: () => Promise<number>;
  reference: () => Promise<number>;
  rounds?: number;
  /** Whether the first round of each is ignored, since it includes compilation. */
  warmUp?: boolean;
};

/** Alternates product and reference, so that a changing load of the machine affects both; compares medians. */
export async function measure({
  id,
  what,
  unit,
  goal,
  product,
  reference,
  rounds = ROUNDS,
  warmUp = false,
}: Measurement): Promise<Result> {
  const ours: number[] = [];
  const theirs: number[] = [];
  if (warmUp) {
    await reference();
    await product();
  }
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await reference());
    ours.push(await product());
  }
  const ratio = median(ours) / median(theirs);
  const reached = 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost;
  const text = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
  const result = {
    id,
    what,
    product: median(ours),
    reference: median(theirs),
    ratio,
    goal: text,
    reached,
    unit,
  };
  print(result);
  return result;
}

function print({ id, what, product, reference, ratio, goal, reached, unit }: Result) {
  const figure = (value: number) => value.toFixed(value < 10 ? 2 : 0).padStart(9);
  console.log(
    `${reached ? '✓' : '✗'} ${id.padEnd(4)} ${what.padEnd(44)} ${figure(product)} ${figure(reference)} ${unit.padEnd(6)} ratio ${ratio.toFixed(2).padStart(6)}  goal ${goal}`,
  );
}
