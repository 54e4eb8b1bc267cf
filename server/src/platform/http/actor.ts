import type { FastifyRequest } from 'fastify';

/** The caller, from the live session row; nothing comes from the body or address. */
export type Actor = {
  accountId: string;
  sessionId: string;
  email: string;
  role: 'PATIENT' | 'PROFESSIONAL' | 'ADMIN' | 'MEDICAL_DIRECTOR' | 'PHARMACY';
  /** When the person last proved their identity within this session (requirement: step-up). */
  stepUpAt: Date | null;
  requestId: string;
};

/** How callers are told apart. */
export type Callers = {
  /** Returns the actor of a request, or refuses with 401. */
  authenticate: (request: FastifyRequest) => Promise<Actor>;
  /** The live session of the request's cookie, if it has one. */
  sessionOf: (request: FastifyRequest) => Promise<string | undefined>;
};
