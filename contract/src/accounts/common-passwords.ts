/** The most common passwords, in Argentina too, and the product's own words. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 654321 87654321 987654321 111111 11111111 000000 00000000
222222 333333 444444 555555 666666 777777 888888 999999 121212 123123 123321 112233 131313 159753 147258369 123qwe
1q2w3e 1q2w3e4r 1q2w3e4r5t qwerty qwertyuiop qwerty123 qwerty1234 qazwsx asdfgh asdfghjkl zxcvbn zxcvbnm abc123
abcd1234 abcdef abcdefg password password1 password123 passw0rd p@ssw0rd contraseña contrasena contraseña1 contrasena1
contrasena123 clave123 clave1234 miclave micontraseña admin123 administrador argentina argentina1 argentina123
argentina78 argentina86 argentina22 boquita bocajuniors boca1905 boca12 riverplate river1901 riverplate1 racing
independiente sanlorenzo messi10 leomessi lionelmessi maradona maradona10 diego10 campeones campeondelmundo scaloneta
teamo teamo123 tequiero teamomucho mivida miamor amor123 princesa princesa1 familia familia1 mifamilia hola123 hola1234
holahola hola12345 buenosaires cordoba rosario mendoza iloveyou iloveyou1 monkey dragon sunshine football master welcome
welcome1 letmein login123 starwars superman batman pokemon naruto michael jessica daniel daniela martin valentina
sofia123 lautaro benjamin mateo123 santiago facundo nicolas gonzalez rodriguez fernandez cercana cercana1 cercana123
cercana1234 telemedicina telemedicina1 guardia123 paciente paciente123 profesional medico123 doctor123 salud123 osde210
qwerty12345 asd123 asdasd asdasd123 qweqwe qweasd qweasdzxc aaaaaa aaaaaaaa abc12345 a123456 a12345678 aa123456
123456a 123456789a 12345678a 1234qwer 1qaz2wsx 7777777 88888888 99999999 102030 10203040 090909 010203 01020304 246810
samsung samsung1 internet computadora facebook instagram whatsapp google123 secreto secreto1 nomeacuerdo noseolvido`.split(
    /\s+/,
  ),
);

/** Whether a password is among the most common, ignoring case (requirement: password strength). */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
