import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderScreen } from '../../testing/render.tsx';
import { Button } from '../actions/button.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { TextField } from '../fields/text-field.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { Form, FormField } from './form.tsx';
import { useAppForm } from './use-app-form.ts';

const schema = z.object({
  email: z.string().min(1, 'email.required'),
  address: z.object({ street: z.string().min(3) }),
  role: z.enum(['PATIENT', 'PROFESSIONAL']),
});

const messages = {
  'email.required': 'El email es requerido',
  'address.street:too_small': 'La calle es requerida',
  role: 'Elegí un rol',
};

const roles = [
  { id: 'PATIENT', label: 'Paciente' },
  { id: 'PROFESSIONAL', label: 'Profesional' },
];

function Signup({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const form = useAppForm({
    schema,
    defaultValues: { email: '', address: { street: '' } },
    messages,
  });
  return (
    <>
      <PageHeading title="Registro">Registro</PageHeading>
      <Form
        form={form}
        onSubmit={(values) => {
          onSubmit(values);
          form.refuse([{ field: 'email', code: 'taken', message: 'email.required' }]);
        }}
      >
        <FormField form={form} name="email">
          {(field) => <TextField {...field} label="E-mail" />}
        </FormField>
        <FormField form={form} name="address.street">
          {(field) => <TextField {...field} label="Calle" />}
        </FormField>
        <FormField form={form} name="role">
          {(field) => <RadioGroup {...field} label="Rol" options={roles} />}
        </FormField>
        <Button type="submit">Continuar</Button>
      </Form>
    </>
  );
}

test('the error of a choice is gone once something is chosen', async () => {
  const { user } = renderScreen(<Signup onSubmit={vi.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  const choice = screen.getByRole('radio', { name: 'Paciente' });
  await waitFor(() => expect(choice.getAttribute('aria-invalid')).toBe('true'));
  await user.click(choice);
  await waitFor(() => expect(choice.getAttribute('aria-invalid')).toBeNull());
});

test('an empty form leads to each field with its own words, and the tab says Error', async () => {
  const { user } = renderScreen(<Signup onSubmit={vi.fn()} />);
  expect(document.title).toBe('Registro · Cercana');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));

  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['El email es requerido', 'La calle es requerida', 'Elegí un rol']);
  await waitFor(() => expect(document.title).toBe('Error: Registro · Cercana'));

  await user.click(screen.getByRole('link', { name: 'La calle es requerida' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Calle' }));
  await user.click(screen.getByRole('link', { name: 'Elegí un rol' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Paciente' }));
});

/** The fields of the sign-up in reverse order. */
function RoleFirst() {
  const form = useAppForm({
    schema: schema.omit({ address: true }),
    defaultValues: { email: '' },
    messages,
  });
  return (
    <Form form={form} onSubmit={vi.fn()}>
      <FormField form={form} name="role">
        {(field) => <RadioGroup {...field} label="Rol" options={roles} />}
      </FormField>
      <FormField form={form} name="email">
        {(field) => <TextField {...field} label="E-mail" />}
      </FormField>
      <Button type="submit">Continuar</Button>
    </Form>
  );
}

test('the summary has the order of the screen, whatever that of the schema', async () => {
  const { user } = renderScreen(<RoleFirst />);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('alert');
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Elegí un rol', 'El email es requerido']);
});

test('nothing is in red before the first attempt; after it, leaving a field checks it', async () => {
  const { user } = renderScreen(<Signup onSubmit={vi.fn()} />);
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await user.click(email);
  await user.tab();
  expect(email.getAttribute('aria-invalid')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  await user.type(email, 'marta@example.com');
  await user.tab();
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull());
});

test('the tab says Error until nothing is wrong, and no longer', async () => {
  const { user } = renderScreen(<Signup onSubmit={vi.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(document.title).toBe('Error: Registro · Cercana'));

  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'marta@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Calle' }), 'Rivadavia');
  expect(document.title).toBe('Error: Registro · Cercana');
  await user.click(screen.getByRole('radio', { name: 'Paciente' }));
  await user.tab();
  await waitFor(() => expect(document.title).toBe('Registro · Cercana'));
});

test('a complete form is sent, and what the server refuses is shown beside its field', async () => {
  const submit = vi.fn();
  const { user } = renderScreen(<Signup onSubmit={submit} />);
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'marta@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Calle' }), 'Rivadavia');
  await user.click(screen.getByRole('radio', { name: 'Paciente' }));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));

  const summary = await screen.findByRole('alert');
  expect(submit).toHaveBeenCalledExactlyOnceWith({
    email: 'marta@example.com',
    address: { street: 'Rivadavia' },
    role: 'PATIENT',
  });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getByRole('link').textContent).toBe('El email es requerido');
});
