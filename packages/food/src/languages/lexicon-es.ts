import type { Lexicon } from './lexicon-shape.ts';

/** Words of Spanish recipe lines. */
export const spanish: Lexicon = {
  preparation: `
    frito frita fritos fritas cocido cocida cocidos cocidas crudo cruda crudos crudas limpio limpia limpios limpias
    roto rota rotos rotas suelto abierto abierta abiertos abiertas hecho hecha hechos hechas seco seca secos secas
    blando blanda blandos blandas derretido frio fria frios frias caliente calientes tibio tibia templado templada
    ablandada pomada juliana brunoise dados daditos cubos cubitos rodajas rodajitas tiras trozos trocitos laminas
    aros gajos mitades cuartos
  `,
  descriptor: `
    grande grandes mediano mediana medianos medianas pequeno pequena pequenos pequenas gordo gorda gordos gordas gran
    fino fina finos finas grueso gruesa gruesos gruesas largo larga largos largas corto corta hermoso hermosa
    fresco fresca frescos frescas maduro madura maduros maduras verde verdes rojo roja rojos rojas amarillo amarilla
    blanco blanca blancos blancas negro negra negros negras morado morada rosa dorado
    entero entera enteros enteras natural naturales puro pura buen buena buenos buenas bueno mejor ecologico ecologica
    ecologicos ecologicas bio organico organica casero casera caseros caseras comun normal normales corriente
    extra calidad tierno tierna tiernos tiernas joven jovenes dulce dulces suave suaves fuerte fuertes
    mineral congelado congelada molido molida liquido liquida instantaneo instantanea granulado granulada
    light bajo baja desnatado unos unas algunos algunas varios varias otro otra favorito favorita cualquier
    marca variedad tamano talla temperatura ambiente solo sola campo corral virgen     aprox aproximadamente aproximado colmada colmado colmadas rasa raso rasas generoso generosa generosas
    enterito silvestre salvaje nacional iberico seleccion
  `,
  adverb: 'muy bien poco menos casi finamente recien groseramente ligeramente aproximadamente no tan',
  form: `
    rodaja rodajas rebanada rebanadas loncha lonchas trozo trozos pedazo pedazos tira tiras dado dados cubo cubos
    filete filetes lomo lomos medallon medallones diente dientes cabeza cabezas rama ramas ramita ramitas ramillete
    hoja hojas hojita hojitas tallo tallos manojo manojos punado punados racimo mazorca mazorcas gajo gajos
    lata latas bote botes tarro tarros frasco frascos paquete paquetes sobre sobres bolsa bolsas caja cajas brik
    botella botellas pieza piezas unidad unidades porcion porciones racion raciones hebras
    lamina laminas tableta tabletas onza onzas pastilla pastillas cubito cubitos chorro chorrito chorreton pizca gota gotas
    vaina vainas rallado corazon corazones copos escamas gramo virutas taco tacos taquitos carne pulpa cuarto mitad
  `,
  shape: 'bola bolas aro aros barra barras barrita barritas palito palitos mezcla mezclas',
  terminator: `
    para segun hasta cuando si porque que donde al ya a partir necesario ver nota aproximadamente aprox
    equivalente equivalentes depende dependiendo preferiblemente preferentemente mejor es son esta puede puedes queda
    pelar cortar por
  `,
  accompaniment: 'con en',
  example: 'como ej ejemplo tipo',
  and: 'y e and i mas',
  or: 'o u or',
  connector: 'de del la el los las lo',
  optional: 'opcional opcionales opcionalmente deseado',
  negationBefore: 'sin no libre',
  negationAfter: '',
  warning: 'contener contiene contenga trazas traza',
  vegan: 'vegano vegana veganos veganas vegetal vegetales',
  vegetarian: 'vegetariano vegetariana vegetarianos vegetarianas',
  notFood: `
    jabon lejia detergente champu perfume gasolina gasoil pintura barniz pegamento tinta vela cera motor
    lavavajillas papel aluminio film gato gata perro perra humano cigarrillo tabaco plastico goma metal madera acero
    hierro cemento tierra barro piedra piedras fertilizante pesticida insecticida veneno venenoso venenosa toxico toxica
    amoniaco acetona pila pilas telefono ordenador coche silla cicuta belladona adelfa
    zapato zapatos calcetin calcetines dinero deberes raton ratas rata moho podrido podrida caducado caducada
    palillo palillos mondadientes cordel termometro cuchara cucharon tenedor tenedores plato olla sarten cazuela
  `,
};
