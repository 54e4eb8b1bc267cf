/** Why a file is not kept. */
export type FileFault = 'type-refused' | 'broken' | 'image-too-large';

/** A file is not what it may be. */
export class RefusedFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}
