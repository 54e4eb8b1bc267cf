import type { Result } from '../measure.ts';

export const callBench = async (): Promise<Result[]> => [];
