/** The commonest diagnoses of primary care with their CIE-10 code. */
const TABLE = `
A09.9 Gastroenteritis y colitis de origen no especificado
A08.4 Infección intestinal viral, sin otra especificación
A46 Erisipela
A49.9 Infección bacteriana, no especificada
A90 Fiebre del dengue
B00.1 Dermatitis vesicular herpética
B01.9 Varicela sin complicaciones
B02.9 Herpes zóster sin complicaciones
B07 Verrugas víricas
B08.4 Estomatitis vesicular enteroviral con exantema
B08.1 Molusco contagioso
B27.9 Mononucleosis infecciosa, no especificada
B34.9 Infección viral, no especificada
B35.1 Tiña de las uñas
B35.3 Tiña del pie
B35.4 Tiña del cuerpo
B37.0 Estomatitis candidiásica
B37.3 Candidiasis de la vulva y de la vagina
B80 Enterobiasis
B85.0 Pediculosis debida a Pediculus humanus capitis
B86 Escabiosis
D50.9 Anemia por deficiencia de hierro sin otra especificación
D64.9 Anemia de tipo no especificado
E03.9 Hipotiroidismo, no especificado
E05.9 Tirotoxicosis, no especificada
E10.9 Diabetes mellitus insulinodependiente sin mención de complicación
E11.9 Diabetes mellitus no insulinodependiente sin mención de complicación
E55.9 Deficiencia de vitamina D, no especificada
E66.9 Obesidad, no especificada
E78.0 Hipercolesterolemia pura
E78.5 Hiperlipidemia no especificada
E86 Depleción del volumen
F10.1 Uso nocivo de alcohol
F17.2 Síndrome de dependencia del tabaco
F32.9 Episodio depresivo, no especificado
F41.0 Trastorno de pánico
F41.1 Trastorno de ansiedad generalizada
F41.9 Trastorno de ansiedad, no especificado
F43.2 Trastornos de adaptación
F51.0 Insomnio no orgánico
G43.9 Migraña, no especificada
G44.2 Cefalea debida a tensión
G47.0 Trastornos del inicio y del mantenimiento del sueño
G51.0 Parálisis de Bell
G56.0 Síndrome del túnel carpiano
H00.0 Orzuelo y otras inflamaciones profundas del párpado
H00.1 Calacio
H01.0 Blefaritis
H10.1 Conjuntivitis atópica aguda
H10.3 Conjuntivitis aguda, no especificada
H10.9 Conjuntivitis, no especificada
H11.3 Hemorragia conjuntival
H60.9 Otitis externa, no especificada
H61.2 Cerumen impactado
H65.9 Otitis media no supurativa, sin otra especificación
H66.9 Otitis media, no especificada
H81.1 Vértigo paroxístico benigno
H92.0 Otalgia
I10 Hipertensión esencial (primaria)
I48 Fibrilación y aleteo auricular
I50.9 Insuficiencia cardíaca, no especificada
I83.9 Venas varicosas de los miembros inferiores sin úlcera ni inflamación
I84.9 Hemorroides no especificadas, sin complicación
J00 Rinofaringitis aguda (resfriado común)
J01.9 Sinusitis aguda, no especificada
J02.0 Faringitis estreptocócica
J02.9 Faringitis aguda, no especificada
J03.9 Amigdalitis aguda, no especificada
J04.0 Laringitis aguda
J05.0 Laringitis obstructiva aguda (crup)
J06.9 Infección aguda de las vías respiratorias superiores, no especificada
J11.1 Influenza con otras manifestaciones respiratorias, virus no identificado
J18.9 Neumonía, no especificada
J20.9 Bronquitis aguda, no especificada
J21.9 Bronquiolitis aguda, sin otra especificación
J30.4 Rinitis alérgica, no especificada
J31.0 Rinitis crónica
J31.2 Faringitis crónica
J32.9 Sinusitis crónica, no especificada
J40 Bronquitis, no especificada como aguda o crónica
J44.9 Enfermedad pulmonar obstructiva crónica, no especificada
J45.9 Asma, no especificada
K02.9 Caries dental, no especificada
K04.7 Absceso periapical sin fístula
K05.1 Gingivitis crónica
K12.0 Estomatitis aftosa recurrente
K21.9 Enfermedad del reflujo gastroesofágico sin esofagitis
K29.7 Gastritis, no especificada
K30 Dispepsia
K52.9 Colitis y gastroenteritis no infecciosas, no especificadas
K58.9 Síndrome del colon irritable sin diarrea
K59.0 Constipación
K60.2 Fisura anal, no especificada
K80.2 Cálculo de la vesícula biliar sin colecistitis
L01.0 Impétigo
L02.9 Absceso cutáneo, furúnculo y ántrax de sitio no especificado
L03.9 Celulitis de sitio no especificado
L20.9 Dermatitis atópica, no especificada
L21.9 Dermatitis seborreica, no especificada
L22 Dermatitis del pañal
L23.9 Dermatitis alérgica de contacto, de causa no especificada
L25.9 Dermatitis de contacto, forma y causa no especificadas
L29.9 Prurito, no especificado
L30.9 Dermatitis, no especificada
L40.9 Psoriasis, no especificada
L42 Pitiriasis rosada
L50.0 Urticaria alérgica
L50.9 Urticaria, no especificada
L55.9 Quemadura solar, no especificada
L60.0 Uña encarnada
L70.0 Acné vulgar
M10.9 Gota, no especificada
M15.9 Poliartrosis, no especificada
M17.9 Gonartrosis, no especificada
M25.5 Dolor en articulación
M43.6 Tortícolis
M54.2 Cervicalgia
M54.4 Lumbago con ciática
M54.5 Lumbago no especificado
M62.4 Contractura muscular
M65.9 Sinovitis y tenosinovitis, no especificada
M72.2 Fibromatosis de la aponeurosis plantar
M75.1 Síndrome del manguito rotatorio
M77.1 Epicondilitis lateral
M79.1 Mialgia
M79.7 Fibromialgia
M81.9 Osteoporosis no especificada, sin fractura patológica
N10 Nefritis tubulointersticial aguda
N20.0 Cálculo del riñón
N23 Cólico renal, no especificado
N30.0 Cistitis aguda
N39.0 Infección de vías urinarias, sitio no especificado
N40 Hiperplasia de la próstata
N64.4 Mastodinia
N76.0 Vaginitis aguda
N91.2 Amenorrea, sin otra especificación
N92.6 Menstruación irregular, no especificada
N94.6 Dismenorrea, no especificada
N95.1 Estados menopáusicos y climatéricos femeninos
O21.0 Hiperemesis gravídica leve
R04.0 Epistaxis
R05 Tos
R06.0 Disnea
R07.4 Dolor en el pecho, no especificado
R10.4 Otros dolores abdominales y los no especificados
R11 Náusea y vómito
R21 Salpullido y otras erupciones cutáneas no especificadas
R42 Mareo y desvanecimiento
R50.9 Fiebre, no especificada
R51 Cefalea
R53 Malestar y fatiga
S00.9 Traumatismo superficial de la cabeza, parte no especificada
S60.2 Contusión de otras partes de la muñeca y de la mano
S61.9 Herida de la muñeca y de la mano, parte no especificada
S83.6 Esguince y torcedura de otras partes y las no especificadas de la rodilla
S93.4 Esguince y torcedura del tobillo
T14.0 Traumatismo superficial de región no especificada del cuerpo
T30.0 Quemadura de región del cuerpo y grado no especificados
T63.4 Efecto tóxico del veneno de otros artrópodos
T78.4 Alergia no especificada
Z00.0 Examen médico general
Z00.1 Control de salud de rutina del niño
Z02.7 Extensión de certificado médico
Z30.0 Consejo y asesoramiento general sobre la anticoncepción
Z71.9 Consulta, no especificada
Z76.0 Consulta para repetición de receta
U07.1 COVID-19, virus identificado`;

/** Code and name of each diagnosis. */
export const diagnoses: [string, string][] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const space = line.indexOf(' ');
    return [line.slice(0, space), line.slice(space + 1)];
  });
