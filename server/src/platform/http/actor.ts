import type { FastifyRequest } from 'fastify';

/** The caller, from the live session row; nothing comes from the request's body or address. */
export type Actor = {
  accountId: string;
  sessionId: string;
  email: string;
  role: 'PATIENT' | 'PROFESSIONAL' | 'ADMIN' | 'MEDICAL_DIRECTOR' | 'PHARMACY';
  /** When the person last proved their identity within this session (requirement: step-up). */
  stepUpAt: Date | null;
  requestId: string;
};

/** Returns the actor of a request, or refuses with 401. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor>;
