import { kernelProblems, type Problem } from '@app/contract/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import { Refusal, refusals } from '../refusal.ts';
import { watchMethods } from './allowed-methods.ts';

/** Refusals that belong to no capability. */
export const refuseKernel = refusals(kernelProblems);

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const FASTIFY_CODES: Record<number, keyof typeof kernelProblems> = {
  400: 'request.invalid',
  // A file that must not be served is reported as not found.
  403: 'request.not-found',
  404: 'request.not-found',
  405: 'request.method-not-allowed',
  413: 'request.too-large',
  414: 'request.too-large',
  415: 'request.unsupported-media',
  429: 'request.too-many',
};
const RETRY_AFTER_SECONDS = 5;
const RULE = /^[A-Za-z_-]+(\.[a-z_-]+)+$/;

/** Writes the body of every error (RFC 9457 and the specification's fields). */
export function handleProblems(app: FastifyInstance) {
  const methodsOf = watchMethods(app);
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(pathOf(request), request.method);
    if (methods.length === 0) return send(reply, request, refuseKernel('request.not-found'));
    reply.header('allow', methods.join(', '));
    return send(reply, request, refuseKernel('request.method-not-allowed'));
  });
}

/** The address of a request without its query. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?')[0] ?? '';

/** Answers any error, including one from before the request was parsed, such as an invalid address. */
export const answerProblem = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  send(reply, request, toRefusal(error, request), error);

function toRefusal(error: FastifyError | Error, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof z.ZodError) return refuseKernel('request.invalid');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const known = status ? FASTIFY_CODES[status] : undefined;
  if (known) return refuseKernel(known);
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ reason: error.message }, 'database unavailable');
    return refuseKernel('server.unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS });
  }
  request.log.error({ err: error }, 'fault');
  return refuseKernel('server.fault', 'unexpected fault');
}

function send(reply: FastifyReply, request: FastifyRequest, refusal: Refusal, cause?: Error) {
  const { status, extra } = refusal;
  const problem: Problem = {
    ...problemOf(refusal, pathOf(request)),
    ...(status >= 500 ? { requestId: request.id } : {}),
    ...(cause instanceof z.ZodError ? { fieldErrors: fieldErrors(cause) } : {}),
    ...(extra.current === undefined ? {} : { current: extra.current }),
    ...(extra.retryAfter === undefined ? {} : { retryAfter: extra.retryAfter }),
  };
  if (extra.retryAfter !== undefined) reply.header('retry-after', extra.retryAfter);
  return reply.code(status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
}

/** A refusal in the format of RFC 9457 and the specification. */
export const problemOf = ({ code, status, message }: Refusal, path: string): Problem => ({
  type: `/problems/${code}`,
  title: code,
  status,
  detail: message,
  path,
  message: `error.${code}`,
  code,
});

const fieldErrors = (error: z.ZodError) =>
  error.issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    // Our schemas use their own codes ('email.invalid'); other issues keep the library's code.
    code: RULE.test(issue.message) ? issue.message : issue.code,
    message: issue.message,
  }));
