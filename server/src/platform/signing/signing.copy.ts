// An electronic signature is not a "firma digital" in the sense of Ley 25.506 (requirement: electronic signature).
export const signatureReason = 'Firmado electrónicamente';
export const signatureLocation = 'Argentina';
