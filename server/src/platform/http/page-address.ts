const IS_CALL = /^\/(api|services|rtc|ws|dev\/correo)(\/|$)/;

/** Paths that no link of the product has: another host, a way out of the folder, a hidden file. */
const IS_ODD = /^[^/]|\/\/|\\|%5c|\/(\.|%2e)/i;

/** Whether the web application answers a path, with its page or a file. */
export const isPageAddress = (path: string): boolean => !(IS_CALL.test(path) || IS_ODD.test(path));
