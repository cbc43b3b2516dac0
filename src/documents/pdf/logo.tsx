import { Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { brand } from '#domain/sites/brand.ts';
import { styles } from './styles.ts';

/** The coach of the site's header with the brand's name. */
export function Logo() {
  return (
    <View style={styles.logo}>
      <Svg viewBox="0 0 40 40" style={{ width: 30, height: 30 }}>
        <Rect width="40" height="40" rx="11" fill={brand.colours.primary} />
        <Path
          fill="#fff"
          d="M9 12.500Q9 9 12.500 9h15Q31 9 31 12.500V27q0 1.500-1.500 1.500V31q0 1-1 1H27q-1 0-1-1v-2.500H14V31q0 1-1 1h-1.500q-1 0-1-1v-2.500Q9 28.500 9 27z"
        />
        <Path
          fill={brand.colours.primary}
          d="M12 13q0-1 1-1h14q1 0 1 1v6.500q-8 3-16 0zM12.500 24a1.700 1.700 0 1 1 3.400 0 1.700 1.700 0 0 1-3.400 0zM24.100 24a1.700 1.700 0 1 1 3.400 0 1.700 1.700 0 0 1-3.400 0z"
        />
      </Svg>
      <Text style={styles.logoName}>{brand.name}</Text>
    </View>
  );
}
