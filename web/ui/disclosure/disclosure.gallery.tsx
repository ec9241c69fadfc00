import { DisclosureSummary } from './disclosure-summary.tsx'

export function Gallery() {
  return (
    <div>
      {[false, true].map(isOpen => (
        <details key={String(isOpen)} open={isOpen}>
          <DisclosureSummary>Miből áll össze?</DisclosureSummary>
          <p>20 nap alapszabadság és 5 nap pótszabadság.</p>
        </details>
      ))}
    </div>
  )
}
