import type { FastifyRequest } from 'fastify';

/** Who asks, as the live session row says. Nothing in it comes from the request's body or address. */
export type Actor = {
  accountId: string;
  sessionId: string;
  email: string;
  role: 'PATIENT' | 'PROFESSIONAL' | 'ADMIN' | 'MEDICAL_DIRECTOR' | 'PHARMACY';
  /** When the person last proved who they are within this session (requirement: step-up). */
  stepUpAt: Date | null;
  requestId: string;
};

/** Finds the actor of a request, or refuses with 401. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor>;
