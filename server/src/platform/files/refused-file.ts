/** Why a file is refused. */
export type FileFault = 'type-refused' | 'broken' | 'image-too-large' | 'locked' | 'without-pages';

/** A refused file. */
export class RefusedFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}
