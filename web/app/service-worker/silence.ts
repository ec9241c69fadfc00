/** Closes the notifications that this browser shows, and has none pushed to it any more, also where the server is out of reach. */
export async function silence() {
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  if (!worker) return
  for (const shown of await worker.getNotifications()) shown.close()
  const subscription = await worker.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
