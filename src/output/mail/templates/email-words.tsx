import { Text } from '@react-email/text';
import { styles } from './email-styles.ts';

export function Title({ children }: { readonly children: string }) {
  return <h2 style={styles.title}>{children}</h2>;
}

export function Note({ children }: { readonly children: string }) {
  return (
    <Text className="quiet" style={styles.quiet}>
      {children}
    </Text>
  );
}
