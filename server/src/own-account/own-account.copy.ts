import { type Day, writtenDay } from '@app/contract/kernel';
import { escapeHtml } from '../platform/escape-html.ts';

/** Texts of the mail with which a dependant opens their account. */
export const ownAccountMailCopy = {
  subject: (brand: string) => `Abrí tu cuenta de ${brand}`,
  paragraphs: (brand: string, firstName: string) => [
    `${firstName}, ya podés tener tu propia cuenta de ${brand}, con tu historia clínica de siempre.`,
    'Abrila con tu DNI y una contraseña que sepas solo vos. El enlace sirve durante 72 horas y una sola vez.',
    'Si no lo pediste o no sos esa persona, no hagas nada: sin este paso la cuenta no existe.',
  ],
  link: 'Abrir mi cuenta',
};

/** Notification to the holder once the account exists. */
export const accountOpened = (firstName: string, isMinor: boolean) => ({
  subject: `${firstName} ya tiene su propia cuenta`,
  description: `Desde ahora sus datos los cambia desde su cuenta. ${
    isMinor
      ? 'Hasta que cumpla 18 años podés seguir pidiendo atención en su nombre; después tiene que aceptarlo.'
      : 'Podés pedir atención en su nombre mientras lo acepte desde ahí.'
  }`,
});

const GROUP = '<a href="/grupo-familiar">Mi grupo familiar</a>';

type Coming = { birthday: Day; memberName: string; holderName: string; hasAccount: boolean };

/** Notifications to the holder and the member before the member turns 18. */
export const comingOfAge = ({ birthday, memberName, holderName, hasAccount }: Coming) => {
  const [holder, day] = [escapeHtml(holderName), writtenDay(birthday)];
  return {
    toHolder: {
      subject: `${memberName} cumple 18 años el ${day}`,
      description: `<p>Desde ese día no podés pedir atención en su nombre ni ver sus turnos, recetas, pedidos y archivos, salvo que lo acepte desde su cuenta. ${
        hasAccount
          ? `Tiene su cuenta, y ahí sigue todo. La invitación la ve en ${GROUP}.`
          : `Para que no pierda nada, pedí ya su cuenta propia en ${GROUP}: ahí va a encontrar sus turnos y pedidos de siempre.`
      }</p>`,
    },
    toMember: {
      subject: `El ${day} cumplís 18 años`,
      description: `<p>Desde ese día ${holder} no puede pedir atención en tu nombre ni ver lo tuyo, salvo que lo aceptes en ${GROUP}. Tus turnos, recetas y pedidos siguen en esta cuenta.</p>`,
    },
  };
};
