let context: AudioContext | null = null;

/** Two soft notes, like a platform bell; made on the spot, so there is nothing to load. */
export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [i, frequency] of [784, 1047].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = start + i * 0.16;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.5);
  }
}

/** Briefly; where a device cannot, nothing happens. */
export function shake(): void {
  navigator.vibrate?.(60);
}
