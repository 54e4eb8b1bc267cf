/** The signalling of a connection: descriptions are numbered, and rolled-back offers are counted. */
export class FakeConnection {
  signalingState: RTCSignalingState = 'stable';
  localDescription: RTCSessionDescriptionInit | null = null;
  currentRemoteDescription: RTCSessionDescriptionInit | null = null;
  onnegotiationneeded: (() => void) | null = null;
  onicecandidate: (() => void) | null = null;
  rollbacks = 0;
  private described = 0;
  private isNeeded = false;

  restartIce(): void {
    this.isNeeded = true;
    this.negotiateWhenStable();
  }

  addTransceiver(): void {
    this.restartIce();
  }

  getTransceivers(): [] {
    return [];
  }

  setConfiguration(): void {}

  close(): void {
    this.signalingState = 'closed';
  }

  async setLocalDescription(): Promise<void> {
    const isAnswer = this.signalingState === 'have-remote-offer';
    this.described += 1;
    const type = isAnswer ? 'answer' : 'offer';
    this.localDescription = { type, sdp: `${type} ${this.described}` };
    this.enter(isAnswer ? 'stable' : 'have-local-offer');
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const isAnswer = description.type === 'answer';
    if (!isAnswer && this.signalingState === 'have-local-offer') this.rollbacks += 1;
    this.currentRemoteDescription = description;
    this.enter(isAnswer ? 'stable' : 'have-remote-offer');
  }

  private enter(state: RTCSignalingState): void {
    this.signalingState = state;
    this.negotiateWhenStable();
  }

  /** As in a browser: once for everything that came in one turn. */
  private negotiateWhenStable(): void {
    queueMicrotask(() => {
      if (!this.isNeeded || this.signalingState !== 'stable') return;
      this.isNeeded = false;
      this.onnegotiationneeded?.();
    });
  }
}
