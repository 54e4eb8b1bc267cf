export type { AfterCommit, Due, Paid, Payable, Payables, Payments } from './payable.ts';
