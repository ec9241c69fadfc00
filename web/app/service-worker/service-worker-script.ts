export const serviceWorkerScript = '/service-worker.js'
