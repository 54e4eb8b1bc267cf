import { useEffect, useState } from 'react';

const LOUDEST_RMS = 0.25;

/** Current level of the microphone, from 0 to 100. */
export function useMicrophoneLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    // The context may start suspended; the click that opened the microphone allows it to run.
    void context.resume().catch(() => undefined);
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = 0;
    const look = () => {
      analyser.getFloatTimeDomainData(samples);
      setLevel(Math.min(100, Math.round((loudness(samples) / LOUDEST_RMS) * 100)));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return level;
}

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
