import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DatePicker } from './date-picker.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

it('labels its control and connects hint and error to it', () => {
  render(
    <Field error="Please enter a valid email address" hint="We never share it" label="Email" required>
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Email');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'We never share it',
    'Please enter a valid email address',
  ]);
  expect(input).toMatchObject({ required: true });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
});

it('labels a date picker together with the day it shows', () => {
  render(
    <Field label="Due date">
      <DatePicker displayFormat={(day) => `the day ${day}`} onChange={() => {}} value="2026-01-05" />
    </Field>,
  );
  expect(screen.getByRole('button', { name: 'Due date the day 2026-01-05' })).toBeTruthy();
});
