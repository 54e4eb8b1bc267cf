import { createStore } from '../store.ts';

/** Whether every text is a quarter larger; the preference is stored with the account. */
export const largerText = createStore(false);

largerText.subscribe(() => {
  document.documentElement.dataset.text = largerText.get() ? 'larger' : 'usual';
});
