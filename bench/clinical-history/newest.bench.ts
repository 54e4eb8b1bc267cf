import { listPatientConsultations } from '@app/contract/consultations';
import { getOwnProfile } from '@app/contract/profiles';
import { load } from '../load.ts';
import { logIn } from '../log-in.ts';
import { measure, type Result } from '../measure.ts';
import type { Measured, Product } from '../product.ts';

/** The newest consultation of a patient, audited, against one row of the table. */
export async function historyBench(product: Product, bare: Measured): Promise<Result[]> {
  const { id_token } = await logIn(product.url, 'paciente@cercana.test');
  const bearer = { authorization: `Bearer ${id_token}` };
  const profile = await (
    await fetch(`${product.url}${getOwnProfile.path}`, { headers: bearer })
  ).json();
  const url = `${product.url}${listPatientConsultations.path}?patientId=${profile.data.id}&page=0`;
  const bareBearer = { authorization: `Bearer ${await (await fetch(`${bare.url}/token`)).text()}` };
  const options = { connections: 16, ms: 2_000 };
  return [
    await measure({
      id: 'P4',
      what: 'newest consultation, with its audit row',
      unit: 'req/s',
      goal: { atLeast: 0.5 },
      product: async () => (await load(() => ({ url, headers: bearer }), options)).perSecond,
      reference: async () =>
        (await load(() => ({ url: `${bare.url}/newest`, headers: bareBearer }), options)).perSecond,
    }),
  ];
}
