import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from '#web/ui/badge.tsx';
import { Money } from '#web/ui/money.tsx';
import { InvitationBadge } from './invitation-badge.tsx';

it('shows an unknown state in red', () => {
  const { container } = render(<InvitationBadge invitation={{ status: 'WITHDRAWN' } as never} />);
  const red = render(<Badge tone="red">WITHDRAWN</Badge>);
  expect(container.innerHTML).toBe(red.container.innerHTML);
});

it('shows a missing amount as a dash', () => {
  const { container } = render(<Money cents={Number.NaN} currency="CAD" />);
  expect(container.textContent).toBe('– CAD');
});
