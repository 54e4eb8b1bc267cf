import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Times of events in a page, in milliseconds of the machine's clock. */
export type Marks = { offer?: number; answer?: number; picture?: number };

/** Runs before the page's own code: notes when an offer is made, answered, and when a picture is first seen. */
const WATCH = `
const marks = {};
window.benchMarks = marks;
const note = (name) => { marks[name] ??= performance.timeOrigin + performance.now(); };
const Native = window.RTCPeerConnection;
window.RTCPeerConnection = class extends Native {
  constructor(...given) {
    super(...given);
    this.addEventListener('track', ({ track }) => {
      if (track.kind !== 'video') return;
      const video = document.createElement('video');
      video.muted = true;
      video.srcObject = new MediaStream([track]);
      video.requestVideoFrameCallback(() => note('picture'));
      void video.play();
    });
  }
  async setLocalDescription(...given) {
    await super.setLocalDescription(...given);
    if (this.localDescription?.type === 'offer') note('offer');
  }
  async setRemoteDescription(description) {
    if (description?.type === 'answer') note('answer');
    return super.setRemoteDescription(description);
  }
};`;

export const watch = (page: Page) => page.addInitScript(WATCH);

const TIMEOUT_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** Polls from outside, since the product's pages do not allow evaluated code; the page noted the time itself. */
async function untilSeen(page: Page) {
  const until = performance.now() + TIMEOUT_MS;
  while (!(await page.evaluate('window.benchMarks?.picture'))) {
    if (performance.now() > until) throw new Error(`no picture at ${page.url()}`);
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** Times of two pages of one call: offer to answer, and offer to the picture on both sides. */
export async function callTimes(pages: Page[]): Promise<{ answer: number; picture: number }> {
  await Promise.all(pages.map(untilSeen));
  const marks = await Promise.all(pages.map((page) => page.evaluate('window.benchMarks')));
  const times = (name: keyof Marks) =>
    (marks as Marks[]).flatMap((one) => (one[name] === undefined ? [] : [one[name]]));
  const offer = Math.min(...times('offer'));
  return {
    answer: Math.min(...times('answer')) - offer,
    picture: Math.max(...times('picture')) - offer,
  };
}
