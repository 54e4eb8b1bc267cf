export const accountsStates = {
  'login-not-found-completes-registration':
    'A login without a profile keeps its token and goes to the signup',
  'login-profile-fails': 'A login whose profile cannot be read opens nothing',
  'social-login-goes-home': 'Whoever has an account goes home from Google',
  'social-callback-leads-to-signup':
    'Whoever is new goes from the callback to the signup with the ticket',
  'signup-flow': 'The way from the e-mail to the first login',
  'register-status-error-is-a-failure':
    'A status ‘error’ inside the answer of a registration is a failure',
  'recovery-flow': 'The way from the forgotten password to the login',
  'session-expiry-is-told': 'A session that runs out is cleared and told',
  'logout-in-another-tab': 'A logout in another tab ends this one',
  'professional-logout-ends-the-guard': 'The logout of a professional ends the guard first',
  'presence-ping-and-pong': 'Each ping is answered, and the first sign of life goes out by itself',
  'presence-ping-channel': 'A ping reaches the professional under the own e-mail',
  'presence-reconnection': 'A lost presence line comes back after 2000 ms by itself',
  'toast-ten-seconds': 'A toast lasts ten seconds, which stand still under the pointer',
  'coverage-answers-clear-each-other':
    '‘Tengo Obra Social / Prepaga’ and ‘Soy Particular’ clear insurer and plan; an insurer brings its first plan',
  'particular-is-stored': 'Whoever pays privately is stored with the insurer and plan ‘PARTICULAR’',
  'city-waits-for-the-province': 'Another province clears the city, which waits for its localities',
  'insurer-plan-number-before-advancing':
    'With an insurer nobody advances without insurer, plan and number',
  'profile-success-goes-home': 'A finished profile says so and goes home',
  'member-success-goes-to-the-group': 'A member added leads to the group',
  'failed-submit-may-be-repeated': 'A failed submit can be repeated',
  'plan-contact-success-goes-home': 'A plan contact leads home',
  'login-needs-a-valid-form':
    'A login that is not valid is not sent, and the wrong field takes the focus',
} as const;
