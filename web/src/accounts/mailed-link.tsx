import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLinkKey } from '../lib/use-link-key.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { accountsCopy } from './accounts.copy.ts';
import { AuthScreen } from './auth-screen.tsx';

type Words = {
  title: string;
  detail: (about: string) => string;
  submit: string;
  doneTitle: string;
  fault: (error: Error) => string;
};

type Props = {
  name: string;
  words: Words;
  /** Returns what the link is about, if it works: an address, or the last digits of a telephone. */
  check: (key: string) => Promise<string>;
  use: (key: string) => Promise<unknown>;
  /** Shown once the link was used. */
  children: ReactNode;
};

/** A page of a mailed link: opening it changes nothing (requirement: links survive scanners). */
export function MailedLink({ name, words, check, use, children }: Props) {
  const key = useLinkKey();
  const link = useQuery({ queryKey: [name, key], queryFn: () => check(key), retry: false });
  const act = useMutation({ mutationFn: () => use(key) });
  const title = act.isSuccess ? words.doneTitle : words.title;
  const error = link.error ?? act.error;
  return (
    <AuthScreen>
      <PageHeading title={title}>{title}</PageHeading>
      {link.isPending && <Skeleton lines={['text', 'control']} />}
      {error && <Banner tone="danger">{words.fault(error)}</Banner>}
      {link.isError && (
        <LinkButton to="/login" kind="primary" isWide>
          {accountsCopy.logIn}
        </LinkButton>
      )}
      {link.data && !act.isSuccess && (
        <>
          <p>{words.detail(link.data)}</p>
          <Button kind="primary" isWide isPending={act.isPending} onPress={() => act.mutate()}>
            {words.submit}
          </Button>
        </>
      )}
      {act.isSuccess && children}
    </AuthScreen>
  );
}
