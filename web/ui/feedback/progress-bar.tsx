type ProgressBarProps = { label: string; value: number; max: number };

/** How much of a task is done. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-subtle [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-subtle [&::-webkit-progress-value]:bg-accent"
      max={Math.max(max, 1)}
      value={value}
    />
  );
}
