export { peopleRoutes } from './people.routes.ts';
export { createPeople } from './people.ts';
