import styles from './layout.module.css'

export function Footer() {
  return <footer className={styles.footer}>© {new Date().getFullYear()} Szabi</footer>
}
