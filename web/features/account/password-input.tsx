import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';

/** A password, hidden until the eye is pressed. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <Button
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
          size="icon-sm"
          variant="ghost"
        >
          <Icon aria-hidden="true" className="text-muted" />
        </Button>
      }
      type={isShown ? 'text' : 'password'}
    />
  );
}
