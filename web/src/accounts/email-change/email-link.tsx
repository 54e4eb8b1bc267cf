import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLinkKey } from '../../lib/use-link-key.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { problemText } from '../problem-text.ts';
import { emailChangeCopy as copy } from './email-change.copy.ts';

type Words = {
  title: string;
  detail: (email: string) => string;
  submit: string;
  doneTitle: string;
};

type Props = {
  name: string;
  words: Words;
  /** The address that the link is about, while it works. */
  check: (key: string) => Promise<{ email: string }>;
  use: (key: string) => Promise<unknown>;
  /** What is shown once it was used. */
  children: ReactNode;
};

/** A page of a mailed link about an e-mail: opening it changes nothing (requirement: links survive scanners). */
export function EmailLink({ name, words, check, use, children }: Props) {
  const key = useLinkKey();
  const link = useQuery({ queryKey: [name, key], queryFn: () => check(key), retry: false });
  const act = useMutation({ mutationFn: () => use(key) });
  const title = act.isSuccess ? words.doneTitle : words.title;
  const error = link.error ?? act.error;
  return (
    <AuthScreen>
      <PageHeading title={title}>{title}</PageHeading>
      {link.isPending && <Skeleton lines={['text', 'control']} />}
      {error && <Banner tone="danger">{problemText(error, copy.fault)}</Banner>}
      {link.isError && (
        <LinkButton to="/login" kind="primary" isWide>
          {copy.enter}
        </LinkButton>
      )}
      {link.data && !act.isSuccess && (
        <>
          <p className="break-words">{words.detail(link.data.email)}</p>
          <Button kind="primary" isWide isPending={act.isPending} onPress={() => act.mutate()}>
            {words.submit}
          </Button>
        </>
      )}
      {act.isSuccess && children}
    </AuthScreen>
  );
}
